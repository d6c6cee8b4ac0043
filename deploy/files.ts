import {cloudflareFiles} from './hosts/cloudflare';
import type {GeneratedFile} from './hosts/generated';
import {netlifyFiles} from './hosts/netlify';
import {nginxFiles} from './hosts/nginx';
import {vercelFiles} from './hosts/vercel';

/** Every host configuration file generated from the rules. */
export function deployFiles(): GeneratedFile[] {
  return [...cloudflareFiles(), ...netlifyFiles(), ...nginxFiles(), ...vercelFiles()];
}
