// Loaded into a server under test beside the product, to tell its memory after a collection. It changes nothing else.
const collect = globalThis.gc;

process.on('message', (question) => {
  if (question !== 'memory') return;
  for (let pass = 0; pass < 3; pass += 1) collect?.();
  process.send?.({ memory: process.memoryUsage() });
});

// Without the bench nobody would end the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
