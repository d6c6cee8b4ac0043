import {goBranch, goHost, goRepository, type GoModule} from '../../../config/redirects/goModules';

/** A page that redirects to another one. */
export interface RedirectPage {
  readonly lang: string;
  /** Path of the target, with base URL. */
  readonly to: string;
  /** Address of the target, for search engines. */
  readonly canonical: string;
  readonly title: string;
  /** Text before the link to the target, with the space between them. */
  readonly text: string;
  /** Content security policy. */
  readonly policy: string;
  /** Additional tags for the head. */
  readonly head?: string;
}

/** Keeps query and hash. The same on every page, so that the content security policy needs only one hash. */
export const redirectScript =
  'location.replace(document.documentElement.dataset.redirect+location.search+location.hash)';

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function frame(policy: string, head: string, body: string, attributes: string): string {
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** HTML of a page that redirects to another one, also without JavaScript. */
export function redirectHtml({lang, to, canonical, title, text, policy, head = ''}: RedirectPage): string {
  const target = escape(to);
  return frame(
    policy,
    `<title>${escape(title)}</title>
<link rel="canonical" href="${escape(canonical)}">
${head}<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `<h1>${escape(title)}</h1>\n<p>${escape(text)}<a href="${target}">${target}</a></p>`,
    `lang="${lang}" data-redirect="${target}"`,
  );
}

/** Tags for `go` to find a module's repository, and for tools to find its source files. */
export function goTags(module: GoModule): string {
  const path = `${goHost}/${module.name}`;
  const repository = goRepository(module);
  return `<meta name="go-import" content="${path} git ${repository}">
<meta name="go-source" content="${path} ${repository} ${repository}/tree/${goBranch}{/dir} ${repository}/blob/${goBranch}{/dir}/{file}#L{line}">
`;
}

/** HTML of a page about a module that has no documentation here. */
export function goModuleHtml(module: GoModule, stylesheet: string, policy: string): string {
  const path = `${goHost}/${module.name}`;
  return frame(
    policy,
    `<title>${path}</title>
<link rel="stylesheet" href="${stylesheet}">
${goTags(module)}`.trimEnd(),
    `<h1>${path}</h1>
<p>A Go module of KusionStack.</p>
<pre><code>go get ${path}</code></pre>
<ul>
<li><a href="${goRepository(module)}">Repository</a></li>
<li><a href="https://pkg.go.dev/${path}">Documentation on pkg.go.dev</a></li>
</ul>`,
    'lang="en"',
  );
}
