import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The service puts a nonce of its own in its place with every answer (server/src/api/web).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    // The policy allows no `data:` scripts or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Left to itself the build makes a file of every few modules that the same pages use, and a page then asks for up
    // to a hundred. So what most pages use is one file, and all icons are one: a page asks for a third as many files.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'icons', test: /@tabler/, priority: 2 },
            { name: 'common', minShareCount: 8, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // For `npm run dev -w web` beside a running service. The policy is the service's; here there is none.
    proxy: { '/v1': { target: process.env['CASEWRIGHT_URL'] ?? 'http://localhost:3000' } },
  },
});
