import type {GeneratedFile} from './generated';
import {headersFile} from './headersFile';

/** Cloudflare Pages: headers only. It finds the nearest 404.html by itself and needs no other rule. */
export function cloudflareFiles(): GeneratedFile[] {
  return [{path: 'deploy/cloudflare/_headers', text: headersFile()}];
}
