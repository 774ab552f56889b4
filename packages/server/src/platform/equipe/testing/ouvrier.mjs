/** A worker that obeys the messages of tests, without the libraries of a real one. */
let prepared = 0;
process.on('message', (travail) => {
  if ('preparation' in travail) {
    prepared += 1;
    return process.send({ genre: 'prepare', quoi: travail.preparation });
  }
  switch (travail.fait) {
    case 'prepare':
      return process.send({ genre: 'fait', resultat: prepared });
    case 'pid':
      return process.send({ genre: 'fait', resultat: process.pid });
    case 'sans-fin':
      for (;;);
    case 'fige':
      // Hears nothing any more either, and leaves the processor to others.
      return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    case 'octets':
      return process.send({ genre: 'fait', resultat: Buffer.from('abc') });
    case 'trop-long':
      return process.send({ genre: 'trop-long', message: 'more than 1 s of work' });
    default:
      process.exit(3);
  }
});
process.once('disconnect', () => process.exit());
process.send({ genre: 'pret' });
