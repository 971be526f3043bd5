/** What this machine lets us put around a process. */
export interface Walls {
  /** A shell, which sets the kernel's limits. */
  hasShell: boolean;
  /** A user namespace, which gives an ordinary user the right to the others. */
  hasUserNamespace: boolean;
  /** No network, and no other process in sight; all processes inside end with the first of them. */
  hasNamespaces: boolean;
  /** A root directory in which nothing stands but what the process was given. */
  hasPrivateRoot: boolean;
  /** The process loses every privilege, and dies with the service. */
  hasSetpriv: boolean;
}

/** What an operator should know of it, in words. */
export function describeWalls(walls: Walls): { isWhole: boolean; text: string } {
  if (walls.hasNamespaces && walls.hasPrivateRoot)
    return {
      isWhole: true,
      text: 'processes that read uploads have no network and see no files but their own',
    };
  const missing = walls.hasNamespaces
    ? 'could see the files of this machine, the data folder included: private mounts are not allowed here'
    : 'could reach the network and see the files of this machine, the data folder included: namespaces are not ' +
      'allowed here';
  return {
    isWhole: false,
    text:
      `if a hostile upload took over the program that reads it, that program ${missing}. ` +
      'Its memory, time and output are limited all the same. See "Processes that read uploads" in docs/operating.md',
  };
}
