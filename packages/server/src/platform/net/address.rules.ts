import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that no public server has: private, loopback, link-local, shared, documentation, multicast, reserved. */
const CLOSED_V4 = blocks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public address that clouds use for their own services.
  ['168.63.129.16', 32],
]);

/** Public IPv6 is in 2000::/3; its closed parts are for protocols, tunnels to IPv4 or documentation. */
const OPEN_V6 = blocks('ipv6', [['2000::', 3]]);
const CLOSED_V6 = blocks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
/** The prefix by which an IPv6-only network reaches IPv4: the address inside is judged. */
const NAT64 = blocks('ipv6', [['64:ff9b::', 96]]);

/** Whether an address is on the public internet. A text that is no address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !CLOSED_V4.check(address, 'ipv4');
  // A zone (« fe80::1%eth0 ») names a network card of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  if (NAT64.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  return OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
}

/** The IPv4 at the end of an IPv6, in its usual notation. */
function lastFourBytes(address: string): string {
  // The URL parser writes every spelling in the same way: groups in hexadecimal, « :: » for zeros.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  const [high = 0, low = 0] = groups.map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function blocks(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family);
  return list;
}
