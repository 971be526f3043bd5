// An engine that does what its task's title says.
import { existsSync, readFileSync, writeSync } from 'node:fs';

const { title } = JSON.parse(readFileSync(0, 'utf8')) as { title: string };
const kept: unknown[] = [];

switch (title) {
  case 'exits':
    process.exit(1);
    break;
  case 'writes nothing':
    process.exit(0);
    break;
  case 'writes without end':
    for (;;) writeSync(3, Buffer.alloc(65_536));
  case 'allocates':
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  case 'calculates':
    for (;;);
  case 'looks around': {
    // The service itself sets one variable, which says where compiled programs are.
    const environment = Object.keys(process.env).filter((name) => name !== 'NODE_COMPILE_CACHE');
    const found = { environment, readsPasswords: mayRead('/etc/passwd') };
    writeSync(3, JSON.stringify(found));
    break;
  }
  default:
    setInterval(() => undefined, 1000);
}

function mayRead(file: string): boolean {
  try {
    return existsSync(file) && readFileSync(file).length > 0;
  } catch {
    return false;
  }
}
