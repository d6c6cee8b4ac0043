import {redirectRules, type RedirectRule} from '../redirects';
import {
  addressEndings,
  cacheRules,
  defaultCacheControl,
  localePaths,
  localePrefixes,
  mediaTypes,
  notFoundPages,
  securityHeaders,
} from '../rules';

/** Environment of the nginx server. */
export interface NginxPlace {
  readonly port: number;
  /** Folder with the build. */
  readonly root: string;
  /** Writable folder for the process ID and request bodies. */
  readonly runDir: string;
}

const container: NginxPlace = {port: 8080, root: '/srv/site', runDir: '/tmp'};

function escapeRegex(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}

function cacheLines(): string[] {
  return cacheRules.flatMap(({folder, cacheControl, why}) => [
    `    # ${why}`,
    ...localePrefixes.map((prefix) => `    ~^${prefix}${folder}/ "${cacheControl}";`),
  ]);
}

/** Characters allowed in the rest of a redirected path: none that could end a header or start another address. */
const restPattern = String.raw`[\w.][\w./-]*`;

function redirectLineOf({from, to, rest}: RedirectRule): string {
  const prefix = `~^${escapeRegex(from)}/`;
  switch (rest) {
    case 'kept':
      return `    "${prefix}(?<rest>${restPattern})$" "${to}$rest";`;
    case 'dropped':
      return `    "${prefix}" "${to}";`;
    default:
      return `    "${from}" "${to}";`;
  }
}

/** The whole nginx.conf. */
export function nginxConfig({port, root, runDir}: NginxPlace): string {
  // nginx always includes text/html and warns if it is listed.
  const textTypes = mediaTypes.filter(({text, type}) => text && type !== 'text/html').map(({type}) => type);
  const endings = addressEndings.map(escapeRegex).join('|');
  const headers = {...securityHeaders, 'Cache-Control': '$cache_control'};
  return `# For an unprivileged nginx behind a TLS proxy. With Debian's
# libnginx-mod-http-brotli-static, copy brotli.conf to conf.d/ beside this file.
worker_processes auto;
error_log stderr notice;
pid ${runDir}/nginx.pid;
include modules-enabled/*.conf;

events {
  worker_connections 1024;
}

http {
  # The TLS proxy logs the requests. Only its owner can open /dev/stdout.
  access_log off;
  client_body_temp_path ${runDir}/body;
  fastcgi_temp_path ${runDir}/fastcgi;
  proxy_temp_path ${runDir}/proxy;
  scgi_temp_path ${runDir}/scgi;
  uwsgi_temp_path ${runDir}/uwsgi;

  sendfile on;
  tcp_nopush on;
  server_tokens off;

  default_type application/octet-stream;
  types {
${mediaTypes.map(({type, extensions}) => `    ${type} ${extensions.join(' ')};`).join('\n')}
  }
  charset utf-8;
  charset_types ${textTypes.join(' ')};

  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${textTypes.join(' ')};
  include conf.d/*.conf;

  map_hash_max_size 4096;
  map_hash_bucket_size 256;

  map $uri $cache_control {
    default "${defaultCacheControl}";
${cacheLines().join('\n')}
  }

  # Match the request line, because a malformed address has no $uri.
  map $request $not_found {
    default ${notFoundPages.at(-1)?.page ?? '/404.html'};
${localePaths.map((path) => `    "~^[A-Z]+ /${path}[/?# ]" /${path}/404.html;`).join('\n')}
  }

  map $uri $locale {
    default "";
${localePaths.map((path) => `    ~^/${path}/ /${path};`).join('\n')}
  }

  # The address without the locale and the ending.
  map $uri $bare {
    default "";
    "~^(?:/(?:${localePaths.join('|')}))?(?<bare_path>/.*?)(?:${endings})?$" $bare_path;
  }

  # Moved addresses, from config/redirects.
  map $bare $moved_to {
    default "";
${redirectRules.map(redirectLineOf).join('\n')}
  }

  server {
    listen ${port};
    root ${root};
    absolute_redirect off;

    # The go command needs the tags in the page at this address.
    set $target $moved_to;
    if ($args ~ "(?:^|&)go-get=1(?:&|$)") {
      set $target "";
    }
    if ($target) {
      return 301 $locale$target$is_args$args;
    }

${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    error_page 404 $not_found;
    error_page 400 403 =404 $not_found;

    # The file with the exact name, or else the page in any form of its address. No redirect is needed, so
    # there are no loops, and the query is kept.
    location ~ ^(?<page>.*?)(?:${endings})?$ {
      try_files $uri $page/index.html =404;
    }
${notFoundPages
  .map(
    ({page}) => `
    location = ${page} {
      internal;
    }`,
  )
  .join('\n')}
  }
}
`;
}

/** nginx: the configuration, and the one directive that needs the brotli module. */
export function nginxFiles() {
  return {'nginx/nginx.conf': nginxConfig(container), 'nginx/brotli.conf': 'brotli_static on;\n'};
}
