import {goBranch, goHost, goRepository, type GoModule} from '../../../config/redirects/goModules';

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

type RedirectFields = Record<'lang' | 'to' | 'canonical' | 'title' | 'text' | 'policy', string>;

/**
 * HTML of a page that redirects to another one, also without JavaScript.
 *
 * @param text text before the link to the target, with the space between them
 * @param head additional tags
 */
export function redirectHtml(
  {lang, to, canonical, title, text, policy}: Readonly<RedirectFields>,
  head = '',
): string {
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
