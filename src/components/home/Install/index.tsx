import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {CopyButton} from '../../copy/CopyButton';
import styles from './styles.module.css';
import {installations, type Command} from '@site/src/data/homeInstall';

function CommandRow({label, code}: Command): ReactNode {
  return (
    <div className={styles.command}>
      <span>{label}</span> <code tabIndex={0}>{code}</code>
      <CopyButton text={code} subject={code} />
    </div>
  );
}

/**
 * Install commands by tool. The tabs are radio buttons and CSS shows the chosen panel, so they work
 * without JavaScript. All panels share one grid cell, so the box keeps its height.
 */
export function Install(): ReactNode {
  const tools = installations();
  return (
    <fieldset className={styles.install}>
      <legend className="visually-hidden">{translate({id: 'site.home.install', message: 'Install'})}</legend>
      {tools.map(({tool}, index) => (
        <label key={tool}>
          <input type="radio" name="install" className="visually-hidden" defaultChecked={index === 0} />
          {tool}{' '}
        </label>
      ))}
      <div className={styles.panels}>
        {tools.map(({tool, commands}) => (
          <div key={tool}>
            {commands.map((command) => (
              <CommandRow key={command.code} {...command} />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
