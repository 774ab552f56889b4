import { isIP } from 'node:net';
import { OperatorError } from '../operator-error.ts';
import { isPublicAddress } from './address.rules.ts';
import { OutsideError } from './outside.error.ts';

/** Hosts of the operator's own network that may be reached all the same: « host » or « host:port ». */
export interface Allowed {
  has(hostname: string, port: number): boolean;
}

/** Names of this machine, its neighbours or its cloud, whatever the DNS answers. */
const CLOSED_NAMES = new Set(['localhost', 'metadata', 'metadata.goog', 'instance-data', 'ip6-localhost']);
const CLOSED_ENDINGS = ['.localhost', '.localdomain', '.local', '.internal', '.home.arpa', '.onion'];

/** Below 1024, only the ports of the web. Above, all but those of known services, such as databases. */
const WEB_PORTS = new Set([80, 443]);
const OTHER_SERVICES = new Set([
  1433, 1434, 1521, 1522, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 2525, 3128, 3268, 3269, 3306, 3389, 4369, 5060,
  5061, 5222, 5432, 5433, 5672, 5900, 5901, 5984, 5985, 5986, 6000, 6379, 6380, 6432, 6443, 6667, 7000, 7001, 8086,
  8500, 9042, 9092, 9200, 9300, 10250, 10255, 11211, 15672, 25565, 26379, 27017, 27018, 27019, 28017, 50000, 61616,
]);

/** Parses the operator's list. A line without a host is refused: it would open something else than meant. */
export function readAllowed(lines: readonly string[]): Allowed {
  const known = new Set(lines.map((line) => entryOf(line.trim())));
  return { has: (hostname, port) => known.has(hostname) || known.has(`${hostname}:${port}`) };
}

function entryOf(line: string): string {
  const [, host, port] = /^(\[[^\]]+\]|[^:/@\s]+)(?::(\d{1,5}))?$/.exec(isIP(line) === 6 ? `[${line}]` : line) ?? [];
  if (!host || !URL.canParse(`http://${host}`)) {
    throw new OperatorError(
      `«\u00a0${line}\u00a0» n’est pas un hôte. Écrivez le nom ou l’adresse d’une machine, suivis au besoin de son port\u00a0: intranet.exemple.fr ou 10.0.0.12:8080.`,
    );
  }
  const name = plainName(new URL(`http://${host}`));
  return port ? `${name}:${Number(port)}` : name;
}

/** Whether an address is on a host that the operator opened. */
export function isAllowed(url: URL, allowed: Allowed): boolean {
  return allowed.has(plainName(url), portOf(url));
}

/** Whether a server is in the operator's list for their own network. */
export function isOpened(hote: string, port: number, lines: readonly string[]): boolean {
  return readAllowed(lines).has(plainName(parseTarget(`http://${hote}`)), port);
}

/** Judges the text of an address before a request; the addresses of its name are judged when it connects. */
export function checkTarget(url: URL, allowed: Allowed): void {
  const host = url.host;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(host, 'scheme');
  if (url.username || url.password) throw refused(host, 'credentials');
  checkPlace(url, WEB_PORTS, allowed);
}

/** Judges a host and a port by their text. Below 1024, only the service's own ports are allowed. */
export function checkPlace(url: URL, ports: ReadonlySet<number>, allowed: Allowed): void {
  if (isAllowed(url, allowed)) return;
  const host = url.host;
  const name = plainName(url);
  const port = portOf(url);
  if (!ports.has(port) && (port < 1024 || OTHER_SERVICES.has(port))) throw refused(host, 'port');
  if (CLOSED_NAMES.has(name) || CLOSED_ENDINGS.some((ending) => name.endsWith(ending))) throw refused(host, 'private');
  const literal = literalOf(name);
  if (literal !== null && !isPublicAddress(literal)) throw refused(host, 'private');
}

/** Judges the addresses of a name. One private address among them refuses all: a rebinding name answers both. */
export function checkAddresses(addresses: readonly string[], url: URL, allowed: Allowed): void {
  if (isAllowed(url, allowed)) return;
  if (!addresses.every(isPublicAddress)) throw refused(url.host, 'private');
}

/** Parses an address; the error does not repeat it, since it may hold a secret. */
export function parseTarget(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw refused(base?.host ?? '', 'unreadable');
  return new URL(text, base?.href);
}

/** The address when the host is a literal one, without brackets; else null. */
export function literalOf(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? null : bare;
}

/** A final dot names the same host. */
const plainName = (url: URL) => url.hostname.replace(/\.$/, '');
const portOf = (url: URL) => (url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80);

type Reason = 'scheme' | 'credentials' | 'port' | 'private' | 'unreadable';

function refused(host: string, reason: Reason): OutsideError {
  return new OutsideError('refused-address', host, { detail: reason });
}
