import { setTimeout as delay } from 'node:timers/promises';
import { startUpstream, type Upstream } from '../../platform/net/testing/upstream.ts';
import { reponseLei } from '../lei/testing.ts';
import { produitGenere } from './flux-generes.ts';

/** A LEI engine on loopback, as slow as the real one, that counts what it is asked. `slowness`: the longest time of a quarter of an answer, in milliseconds. Closed with the test. */
export async function startLei(count: number, slowness: number | (() => number)): Promise<Upstream> {
  const longest = typeof slowness === 'number' ? () => slowness : slowness;
  return startUpstream(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://lei.example');
    const first = Number(searchParams.get('rfrom'));
    const last = Math.min(count, Number(searchParams.get('rto')));
    const produits = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
      produitGenere(first + index, 200),
    );
    const body = Buffer.from(reponseLei(produits, { definition: `<nbrecords>${count}</nbrecords>` }));
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length });
    const step = Math.ceil(body.length / 4);
    for (let from = 0; from < body.length && !response.destroyed; from += step) {
      response.write(body.subarray(from, from + step));
      await delay(Math.random() * longest());
    }
    response.end();
  });
}
