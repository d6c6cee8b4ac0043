import {translate} from '@docusaurus/Translate';

/** A command and its purpose. */
export interface Command {
  readonly label: string;
  readonly code: string;
}

/** How to install a tool. Each has two commands, so that the box keeps its height. */
export interface Installation {
  readonly tool: string;
  readonly commands: readonly [Command, Command];
}

/** Release of Kusion to download on Windows, and charts with the documented versions. */
export const releases = {kusion: '0.14.0', kuperatorChart: '0.6.5', controllerMeshChart: '0.1.2'} as const;

const archive = `https://github.com/KusionStack/kusion/releases/download/v${releases.kusion}/kusion_${releases.kusion}_windows_amd64.zip`;

function chart(install: string): readonly [Command, Command] {
  return [
    {
      label: translate({id: 'site.home.install.repository', message: 'Charts'}),
      code: 'helm repo add kusionstack https://kusionstack.github.io/charts',
    },
    {
      label: translate({id: 'site.home.install.release', message: 'Install'}),
      code: `helm install ${install}`,
    },
  ];
}

/** Installation of every tool. Kusion is first, because readers start with it. */
export function installations(): readonly Installation[] {
  return [
    {
      tool: 'Kusion',
      commands: [
        {label: 'macOS, Linux', code: 'brew install KusionStack/tap/kusion'},
        {label: 'Windows', code: `iwr ${archive} -OutFile kusion.zip; Expand-Archive kusion.zip`},
      ],
    },
    {tool: 'Karpor', commands: chart('karpor kusionstack/karpor')},
    {
      tool: 'Kuperator',
      commands: chart(`kuperator kusionstack/kuperator --version ${releases.kuperatorChart}`),
    },
    {
      tool: 'Controller Mesh',
      commands: chart(`ctrlmesh kusionstack/ctrlmesh --version ${releases.controllerMeshChart}`),
    },
  ];
}
