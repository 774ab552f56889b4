import { hash, randomBytes } from 'node:crypto';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createDebit } from '../../debit.ts';

/** A subscriber of IPv6 has thousands of networks: all together they may send what this many of them may. */
const ABONNE = 20;

/**
 * Whether a visitor may send one more, so many a minute; of one subject, where it is said. Addresses are not kept: a number stands for each,
 * made with a secret that lasts as long as the minute. `whenFull`: what is said to those whom there is no room to remember.
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

/** What a subscriber of IPv6 is given: the first three groups of the four that make a network. */
const abonneOf = (ip: string) => {
  const network = networkOf(ip);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;
};
