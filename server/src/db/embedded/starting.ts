import { chooseAddress, removeTemporarySocketDirectory } from './address.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { listClusterProcesses } from './cluster-processes.ts';
import { killClusterProcesses } from './killing.ts';
import { type Launcher, type LauncherWay, chooseLauncher, readSituation } from './launcher.ts';
import type { Layout } from './layout.ts';
import { disarmLockFile, readLockFile } from './lock-file.ts';
import { giveTree } from './ownership.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { type ServerSettings, composeSettings } from './settings.ts';

export interface Tools {
  binaries: Binaries;
  launcher: Launcher;
}

export async function gatherTools(layout: Layout, ways: readonly LauncherWay[] | undefined): Promise<Tools> {
  const binaries = await prepareBinaries();
  const launcher = await chooseLauncher(await readSituation(layout.directory, binaries.postgres), ways);
  return { binaries, launcher };
}

const ORPHAN_GRACE_MS = 2000;

/**
 * Clears away what a crash left and starts the server. Undefined when a postmaster is already at work on the cluster:
 * it is still on its way up or down. To be called under the start lock, when nothing answers at the server's address.
 *
 * Two servers on one cluster destroy it. PostgreSQL guards against that, but only among processes of one user: it takes
 * a live postmaster of another user for a dead one. So who is at work is looked up first.
 */
export async function startUnlessRunning(
  layout: Layout,
  tools: Tools,
  settings: ServerSettings,
): Promise<Postmaster | undefined> {
  const processes = await listClusterProcesses(layout.cluster);
  if (processes?.some(({ role }) => role === 'postmaster')) return undefined;
  if (processes !== undefined) {
    // Children of a postmaster that died. No server may start until they have ended. They end by themselves when they
    // notice its death, but not in the middle of a query. Killing them loses no more than any crash does.
    await killClusterProcesses(layout.cluster, ['child'], ORPHAN_GRACE_MS);
    await disarmLockFile(layout.cluster);
  }
  const previous = await readLockFile(layout.cluster);
  if (typeof previous === 'object') await removeTemporarySocketDirectory(previous, layout);

  const address = await chooseAddress(layout);
  const { fileOwner } = tools.launcher;
  if (fileOwner !== undefined) {
    await giveTree(layout.directory, fileOwner);
    await giveTree(address.host, fileOwner);
  }
  return startPostmaster(layout, tools.binaries, tools.launcher, composeSettings(settings, address));
}
