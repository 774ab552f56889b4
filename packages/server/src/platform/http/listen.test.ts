import { createServer } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { likelyAddress, listenOn } from './listen.ts';

const HOST = '127.0.0.1';

it('a chosen port that another program holds is named, with what to do', async () => {
  const blocker = createServer();
  onTestFinished(() => void blocker.close());
  await new Promise<void>((resolve) => blocker.listen(0, HOST, resolve));
  const taken = blocker.address();
  const port = typeof taken === 'object' && taken ? taken.port : 0;
  const app = fastify();
  onTestFinished(() => app.close());
  const refusal = listenOn({ port, host: HOST }, async () => app);
  await expect(refusal).rejects.toBeInstanceOf(OperatorError);
  await expect(refusal).rejects.toThrow(`Le port ${port} est déjà utilisé par un autre programme.`);
});

it('the address is the one where it listens', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const { address } = await listenOn({ port: 0, host: HOST }, async () => app);
  expect(address).toMatch(/^http:\/\/localhost:[1-9]/);
  expect(likelyAddress({ port: 8_090, host: 'bridge.example' })).toBe('http://bridge.example:8090');
});
