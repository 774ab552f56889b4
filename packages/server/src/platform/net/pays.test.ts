import { expect, it } from 'vitest';
import { paysDe } from './pays.ts';

it('an address is of the country that it was given to, of the local network, or of nobody knows where', () => {
  // Addresses of public resolvers and of a French operator, given for decades.
  expect(['8.8.8.8', '::ffff:8.8.8.8', '195.154.1.1', '2a01:e0a::1'].map(paysDe)).toEqual(['US', 'US', 'FR', 'FR']);
  expect(['127.0.0.1', '10.1.2.3', '::1', 'fe80::1', 'not an address', ''].map(paysDe)).toEqual(Array(6).fill('local'));
});
