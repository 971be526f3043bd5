import type { SandboxLimits } from './limits.ts';
import { type PrivateRoot, planPrivateRoot } from './private-root.ts';
import type { Walls } from './walls.ts';

/** A program to run, and the files and folders that it needs besides the system's libraries. */
export interface SandboxedCommand {
  program: string;
  args: string[];
  readable: string[];
}

export const USER_NAMESPACE = ['unshare', '--user', '--map-root-user'];
const NAMESPACES = ['unshare', '--mount', '--net', '--ipc', '--pid', '--fork', '--kill-child=KILL'];

/** Between the signal that asks a process to end and the one that ends it. */
const GRACE_CPU_SECONDS = 5;

/**
 * The command behind the walls. Each of them is put up by a program of util-linux that starts the next one:
 *
 * 1. `unshare --user`: from here on an ordinary user may do what follows;
 * 2. `setpriv --pdeathsig`: dies with the service. Not before 1, which forgets it;
 * 3. `unshare --fork …`: no network, and processes of its own, which end with the first of them;
 * 4. a shell builds the private root out of mounts, which only the namespace sees, and moves into it;
 * 5. a shell sets the kernel's limits and stays as the first process, which the kernel treats unlike any other;
 * 6. `setpriv`: gives up every privilege, for good. Then the program.
 */
export function wrapCommand(
  { program, args, readable }: SandboxedCommand,
  limits: Omit<SandboxLimits, 'maxSilenceMs'>,
  walls: Walls,
): [program: string, ...args: string[]] {
  if (!walls.hasShell) return [program, ...args];
  const dieTogether = walls.hasSetpriv ? ['setpriv', '--pdeathsig', 'KILL'] : [];
  if (!walls.hasNamespaces)
    return [
      '/bin/sh',
      '-c',
      `${limitScript(limits)}; unset PWD OLDPWD; exec "$@"`,
      'sh',
      ...dieTogether,
      program,
      ...args,
    ];
  const last = `${limitScript(limits)}; unset PWD OLDPWD; setpriv --bounding-set -all --inh-caps -all --no-new-privs "$@"; exit $?`;
  const privateRoot = (): string[] => ['/bin/sh', '-c', rootScript(planPrivateRoot([program, ...readable])), 'sh'];
  const [first = '', ...rest] = [
    ...(walls.hasUserNamespace ? USER_NAMESPACE : []),
    ...dieTogether,
    ...NAMESPACES,
    ...(walls.hasPrivateRoot ? privateRoot() : []),
    '/bin/sh',
    '-c',
    last,
    'sh',
    program,
    ...args,
  ];
  return [first, ...rest];
}

/** A soft limit of processor time, whose signal can be recognised, and a hard one for programs that ignore it. */
function limitScript({ maxCpuSeconds, kernelMemory }: Pick<SandboxLimits, 'maxCpuSeconds' | 'kernelMemory'>): string {
  const cpu = Math.ceil(maxCpuSeconds);
  const memory = `ulimit -${kernelMemory.kind === 'addresses' ? 'v' : 'd'} ${Math.ceil(kernelMemory.bytes / 1024)}`;
  return [
    'ulimit -c 0',
    'ulimit -f 0',
    `ulimit -S -t ${cpu} && ulimit -H -t ${cpu + GRACE_CPU_SECONDS}`,
    `${memory} 2>/dev/null`,
  ].join('; ');
}

function rootScript({ place, folders, files, mounts }: PrivateRoot): string {
  const list = quote(`${place}/mounts`);
  return [
    'set -e',
    `mount -n -t tmpfs -o size=1m,mode=755,nosuid none ${quote(place)}`,
    `mkdir -p ${folders.map(quote).join(' ')}`,
    `for file in ${files.map(quote).join(' ')}; do : > "$file"; done`,
    `printf %s ${quote(mounts)} > ${list}`,
    `mount -n -a -T ${list}`,
    // It names the places of our files.
    `: > ${list}`,
    `exec chroot ${quote(place)} "$@"`,
  ].join('\n');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
