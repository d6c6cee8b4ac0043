import {products} from '../../config/products';
import type {Draft} from './draft';
import type {Interview} from './interview';
import {chineseQuestion, lastSteps, other, pageQuestions, pagesFrom, slugFault, textQuestion} from './texts';

/** Colors with enough contrast in both themes: hue and wash in the light theme, then in the dark one. */
const palettes = [
  ['#a1246b', '#fbe9f3', '#ff9ccb', '#3a1a2c'],
  ['#0a6c9c', '#e5f2f9', '#6cc5f0', '#10293a'],
  ['#7a5c00', '#f7f0da', '#e3c04d', '#2c2510'],
  ['#356e1b', '#ebf4e6', '#93d36f', '#1c2c14'],
];

/** A string literal as Prettier writes it. */
const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** Adds a product with its first page. It has no versions until the first one is released. @returns what to do next */
export async function newProduct({answers}: Interview, draft: Draft): Promise<string[]> {
  const tools = products.filter(({station}) => station !== undefined);
  const used = tools.map((tool) => tool.colors?.light.hue);
  const unused = palettes.filter(([color]) => !used.includes(color));
  const [hue, wash, darkHue, darkWash] = [...unused, ...palettes][0] ?? [];
  const texts = await answers({
    label: textQuestion('Name of the product'),
    id: {
      text: 'Id: the folder and the first part of the address',
      fault: (answer) =>
        products.some((each) => each.id === answer || each.route === answer)
          ? `is "${answer}", which already exists.`
          : slugFault(answer),
    },
    repository: {
      text: 'Source repository, such as https://github.com/KusionStack/karpor',
      fault: (answer) => (URL.canParse(answer) ? undefined : `is "${answer}"; it must be a URL.`),
    },
    verb: textQuestion('Home page: its purpose as a verb, such as "Observe"'),
    'verb-zh': chineseQuestion('Home page: its purpose'),
    what: textQuestion('Home page: what it does, in a sentence'),
    'what-zh': chineseQuestion('Home page: what it does'),
    who: textQuestion('Home page: for whom, in a sentence'),
    'who-zh': chineseQuestion('Home page: for whom'),
    ...pageQuestions,
  });
  const {id, label, repository} = texts;
  const folder = `${id}_docs`;
  const row = `  {
    id: '${id}',
    label: ${quote(label)},
    folder: '${folder}',
    route: '${id}',
    entry: '/',
    repository: '${repository}',
    hue: '${id}',
    colors: {light: {hue: '${hue}', wash: '${wash}'}, dark: {hue: '${darkHue}', wash: '${darkWash}'}},
    station: {
      position: ${tools.length + 1},
      verb: ${quote(texts.verb)},
      what: ${quote(texts.what)},
      who: ${quote(texts.who)},
    },
  },
`;
  draft.edit('config/products.ts', (text) => {
    const last = text.indexOf(`    id: '${tools.at(-1)?.id}',`);
    const end = text.indexOf('\n  },\n', last) + '\n  },\n'.length;
    return text.slice(0, end) + row + text.slice(end);
  });
  const translations = `i18n/${other}/docusaurus-plugin-content-docs-${id}/current`;
  const page = pagesFrom('overview', texts, {sidebar_position: 1, slug: '/'});
  draft.create(`${folder}/overview.md`, page.english);
  draft.create(`${translations}/overview.md`, page.chinese);
  draft.setTexts(`${translations}.json`, {'version.label': '最新'});
  draft.setTexts(`i18n/${other}/products/stations.json`, {
    [`${id}.verb`]: texts['verb-zh'],
    [`${id}.what`]: texts['what-zh'],
    [`${id}.who`]: texts['who-zh'],
  });
  draft.setTexts(`i18n/${other}/docusaurus-theme-classic/navbar.json`, {[`item.label.${label}`]: label});
  draft.setTexts(`i18n/${other}/docusaurus-theme-classic/footer.json`, {[`link.item.label.${label}`]: label});
  return [
    ...lastSteps(`/${id}/`, id),
    'Change its colors and its place on the home page in config/products.ts if you like.',
    `Add pages with "npm run new:page -- --product ${id}".`,
    `Release the first version with "npm run new:version -- --product ${id}".`,
  ];
}
