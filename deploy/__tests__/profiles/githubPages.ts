import {splitTarget, type Host} from './host';

/** GitHub Pages: serves files, has one not-found page for the whole site, and doesn't support headers. */
export function githubPages(files: readonly string[]): Host {
  const known = new Set(files);
  const headers = {'Cache-Control': 'max-age=600'};
  return (target) => {
    const {path, query} = splitTarget(target);
    const found = [path, `${path}.html`, path.endsWith('/') ? `${path}index.html` : ''].find((file) =>
      known.has(file),
    );
    if (found !== undefined) {
      return {status: 200, file: found, headers};
    }
    return known.has(`${path}/index.html`)
      ? {status: 301, location: `${path}/${query}`, headers}
      : {status: 404, file: '/404.html', headers};
  };
}
