import { openEmbeddedServer } from '../embedded-server.ts';

// Opens the server that its argument describes, says so, and stops it when it is told to or its input ends.
const server = await openEmbeddedServer(JSON.parse(process.argv[2] ?? '{}')).catch((error: Error) => {
  process.stdout.write(`${JSON.stringify({ error: error.message, name: error.name })}\n`);
  process.exit(1);
});
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
process.stdin.resume();
await new Promise((resolve) => {
  process.stdin.once('data', resolve);
  process.stdin.once('end', resolve);
});
await server.stop();
process.stdin.destroy();
