import type { ServerAddress } from './connection.ts';

export type ServerSettings = Record<string, string>;

/** Made for the small machines on which the embedded server runs. */
const DEFAULT_SETTINGS: ServerSettings = {
  shared_buffers: '128MB',
  max_connections: '100',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Faults of clients are not logged: the values in those messages may be a patient's.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Goes to the file that is the server's standard error. PostgreSQL's collector would be one more process, and would
  // keep every file.
  log_destination: 'stderr',
  logging_collector: 'off',
  unix_socket_permissions: '0700',
  jit: 'off',
};

/**
 * Later ones override earlier ones. A caller cannot change where the server listens, because others look for it there.
 */
export function composeSettings(given: ServerSettings, address: ServerAddress): ServerSettings {
  const isSocket = address.host.startsWith('/');
  return {
    ...DEFAULT_SETTINGS,
    ...given,
    port: String(address.port),
    listen_addresses: isSocket ? '' : address.host,
    // The setting is a list: quotes keep a comma or a space in the path from ending an entry.
    unix_socket_directories: isSocket ? `"${address.host.replaceAll('"', '""')}"` : '',
  };
}
