import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** What programs of this machine need to run: the libraries, and how the loader finds them. */
const LIBRARIES = [
  '/lib',
  '/lib32',
  '/lib64',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/local/lib',
  '/nix/store',
  '/gnu/store',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
];
const PROGRAMS = ['/bin/sh', '/usr/bin/setpriv'];
const DEVICES = ['/dev/null', '/dev/zero', '/dev/random', '/dev/urandom'];
/** Numerical libraries ask what the processor can do. */
const PROCESSOR = ['/proc/cpuinfo', '/sys/devices/system/cpu'];

/** A mount may only add flags to those of the file system it comes from. These do no harm to any. */
const READ_ONLY = 'rbind,ro,nosuid,nodev';

/** Folders that exist on every machine and hold nothing that a process here is given. */
const PLACES = ['/mnt', '/media', '/srv', '/boot'];

export interface PrivateRoot {
  place: string;
  folders: string[];
  files: string[];
  /** In the form of /etc/fstab. */
  mounts: string;
}

/** A root directory that holds the system's libraries and what is given, each at its own place, to be read only. */
export function planPrivateRoot(readable: readonly string[]): PrivateRoot {
  const given = readable.flatMap((item) => (existsSync(item) ? [item, realpathSync(item)] : []));
  const shown = withoutCovered([...LIBRARIES, ...PROGRAMS, ...PROCESSOR, ...given].filter((item) => existsSync(item)));
  const place = PLACES.find((folder) => existsSync(folder) && !shown.some((item) => isInside(item, folder)));
  if (place === undefined) throw new Error('there is no folder to build a private root in');
  const devices = DEVICES.filter((item) => existsSync(item));
  const all = [...shown, ...devices];
  const folders = all.map((item) => place + (isFolder(item) ? item : path.dirname(item)));
  const mounts = [
    ...shown.map((item) => [item, place + item, READ_ONLY]),
    ...devices.map((item) => [item, place + item, 'rbind']),
  ];
  return {
    place,
    folders: [...new Set(folders)],
    files: all.filter((item) => !isFolder(item)).map((item) => place + item),
    mounts: mounts
      .map(([from = '', to = '', flags]) => `${escapeField(from)} ${escapeField(to)} none ${flags} 0 0\n`)
      .join(''),
  };
}

function isFolder(item: string): boolean {
  return statSync(item).isDirectory();
}

function isInside(item: string, folder: string): boolean {
  return item === folder || item.startsWith(`${folder}${path.sep}`);
}

function withoutCovered(items: string[]): string[] {
  const sorted = [...new Set(items)].toSorted((a, b) => a.length - b.length);
  return sorted.filter((item, index) => !sorted.slice(0, index).some((folder) => isInside(item, folder)));
}

function escapeField(text: string): string {
  return text.replaceAll(/[\s\\#]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(8).padStart(3, '0')}`);
}
