import {cloudflareFiles, netlifyFiles} from './hosts/netlifyAndCloudflare';
import {nginxFiles} from './hosts/nginx';
import {vercelFiles} from './hosts/vercel';

/** Text of each host's configuration files, by path below `deploy/generated`. */
export function deployFiles(): Readonly<Record<string, string>> {
  return {...cloudflareFiles(), ...netlifyFiles(), ...nginxFiles(), ...vercelFiles()};
}
