import {spawn} from 'node:child_process';
import fs from 'node:fs';

/** What a command took as a whole. */
export interface ProcessFigures {
  readonly seconds: number;
  /** Largest resident memory of the process and all its descendants at one moment, in MiB; 0 where /proc is missing. */
  readonly peakMiB: number;
  /** Largest resident memory of any one of them. */
  readonly largestMiB: number;
}

const sampleEveryMs = 100;

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // The process ended between listing and reading.
    }
  }
  return children;
}

function residentMiB(pid: number): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kib ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Resident memory of a process and of each of its descendants. */
function treeMiB(root: number): number[] {
  const children = childrenByParent();
  const pending = [root];
  const sizes: number[] = [];
  for (let pid = pending.pop(); pid !== undefined; pid = pending.pop()) {
    sizes.push(residentMiB(pid));
    pending.push(...(children.get(pid) ?? []));
  }
  return sizes;
}

/**
 * Runs a command and measures its time and the memory of its whole process tree.
 *
 * @param cwd folder that it is run in; this process's own when absent
 * @throws {Error} when the command fails; the message carries the end of its output
 */
export function measureProcess(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<ProcessFigures> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let peakMiB = 0;
    let largestMiB = 0;
    let output = '';
    const child = spawn(command, args, {env, cwd, stdio: ['ignore', 'pipe', 'pipe']});
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4000);
      });
    }
    const canSample = fs.existsSync('/proc/self/status');
    const sampler = setInterval(() => {
      if (canSample && child.pid !== undefined) {
        const sizes = treeMiB(child.pid);
        peakMiB = Math.max(
          peakMiB,
          sizes.reduce((sum, size) => sum + size),
        );
        largestMiB = Math.max(largestMiB, ...sizes);
      }
    }, sampleEveryMs);
    child.on('close', (code) => {
      clearInterval(sampler);
      if (code === 0) {
        resolve({
          seconds: (performance.now() - started) / 1000,
          peakMiB: Math.round(peakMiB),
          largestMiB: Math.round(largestMiB),
        });
      } else {
        reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}:\n${output}`));
      }
    });
  });
}
