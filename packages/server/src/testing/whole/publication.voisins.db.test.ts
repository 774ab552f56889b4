import { SANS_REGLE } from '@bridge/contract';
import { expect, it } from 'vitest';
import { createDecodage } from '../../process/decodage.ts';
import { built } from '../built.ts';
import { useWorld } from '../use-world.ts';
import { installSite, measure, misbehave, visitOf, visitorOf } from '../voisins.ts';

/** How long visitors come while neighbours misbehave. */
const SECONDS = 1;

const decodage = createDecodage({ entry: built('decodage-process') });
const world = useWorld({ decodage });

it('four neighbours who misbehave at once are told so, and all who visit another site are served', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const admin = {
    call: async <T>(method: string, path: string, body?: object): Promise<T> => {
      const answer = await root.call<T>(method as 'GET', path, body);
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer.body.data;
    },
  };
  await installSite(admin, 'temoin', SANS_REGLE);
  const voisin = await installSite(admin, 'voisin');
  const address = await world().app.listen({ host: '127.0.0.1', port: 0 });
  const visitor = visitorOf(address, '127.0.0.1');
  const { token } = root.tokens;
  const visit = visitOf(visitor, '/public/temoin/fr/temoin', token);
  await measure(visit, 1);
  const neighbours = misbehave({ address, token, voisin, connections: 90, cote: 600 });
  await neighbours.begun();
  const { statuses } = await measure(visit, SECONDS);
  await neighbours.stop();
  visitor.close();
  decodage.close();
  expect(statuses).toEqual({
    'gardee 200': 10 * SECONDS,
    'neuve 200': 2 * SECONDS,
    'console 200': 2 * SECONDS,
  });
  expect(neighbours.said['mots 429']).toContain('Trop de pages sont demandées à la fois.');
  expect(neighbours.said['apercus 409']).toContain('Vous avez demandé un autre aperçu depuis');
});
