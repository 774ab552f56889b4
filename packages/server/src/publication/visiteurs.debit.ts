import { hash, randomBytes } from 'node:crypto';
import { networkOf } from '../platform/auth/throttle.ts';
import type { Clock } from '../platform/clock.ts';
import { createDebit } from './debit.ts';

/** A subscriber of IPv6 has thousands of networks: all together may send as much as this many networks. */
const ABONNE = 20;

/**
 * Whether a visitor may send one more request this minute, for one subject when there is one. Addresses are not kept: a
 * number stands for each, made with a secret that lasts a minute. `whenFull`: the answer when memory is full.
 */
export function createDebitDeVisiteurs(
  clock: Clock,
  most: number,
  whenFull: 'allow' | 'refuse' = 'refuse',
): (ip: string, sujet?: number) => boolean {
  const counted = (many: number) => {
    let secret = newSecret();
    const onMinute = () => {
      secret = newSecret();
    };
    const allows = createDebit<string>(clock, many, { whenFull, onMinute });
    return (who: string) => allows(() => hash('sha256', secret + who, 'base64').slice(0, 16));
  };
  const [allows, allowsAbonne] = [counted(most), counted(most * ABONNE)];
  return (ip, sujet) => {
    const [network, abonne] = [networkOf(ip), abonneOf(ip)];
    return (abonne === network || allowsAbonne(`${abonne} ${sujet}`)) && allows(`${network} ${sujet}`);
  };
}

const newSecret = () => randomBytes(16).toString('base64');

/** The first three of the four groups that name a network of IPv6: what one subscriber is given. */
const abonneOf = (ip: string) => {
  const network = networkOf(ip);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;
};
