import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// The playground. It imports `loci/…` by name, so it shows the built package as a user gets it.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  server: { host: 'localhost', port: 5178, strictPort: true, open: false },
  preview: { host: 'localhost', port: 5178, strictPort: true, open: false },
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true },
});
