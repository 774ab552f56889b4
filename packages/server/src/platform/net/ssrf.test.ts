import { describe, expect, it } from 'vitest';
import type { Address } from './connector.ts';
import { startUpstream } from './testing/upstream.ts';
import { failureOf, useOutside } from './testing/use-outside.ts';

const call = { largest: 1_000 };

/** The addresses of names in these tests: no real DNS is asked. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'prive.example': ['10.1.2.3'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  'six.example': ['::1'],
  'mappe.example': ['::ffff:10.0.0.1'],
  'melange.example': ['93.184.216.34', '192.168.1.1'],
  'melange6.example': ['2606:4700::1111', 'fd00::1'],
  'traduit.example': ['64:ff9b::7f00:1'],
  'lien.example': ['169.254.169.254'],
};

const resolve = async (hostname: string): Promise<readonly Address[]> =>
  (NAMES[hostname] ?? ['127.0.0.1']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const REFUSED = [
  // Loopback in its notations.
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0/',
  'http://0.0.0.0/',
  'http://0.1.2.3/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1./',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://app.localhost/',
  'http://localhost.localdomain/',
  // IPv6, and IPv4 inside it.
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:a00:1]/',
  'http://[::ffff:93.184.216.34]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b::]/',
  'http://[64:ff9b:1::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:c0a8:101::1]/',
  'http://[2001:0:53aa:64c::80ff:fffe]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[fe80::1]/',
  'http://[febf::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[5f00::1]/',
  // Private, shared, reserved.
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://192.88.99.1/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // Metadata of clouds.
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.170.2/',
  'http://2852039166/',
  'http://168.63.129.16/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://METADATA.google.internal./',
  'http://metadata/',
  'http://metadata.goog/',
  'http://instance-data/',
  'http://imprimante.local/',
  // Names that lead inside.
  'http://prive.example/',
  'http://127.0.0.1.nip.io/',
  'http://six.example/',
  'http://mappe.example/',
  'http://melange.example/',
  'http://melange6.example/',
  'http://traduit.example/',
  'http://lien.example/',
  // Other schemes.
  'file:///etc/passwd',
  'gopher://93.184.216.34/',
  'ftp://93.184.216.34/',
  'dict://93.184.216.34:11211/',
  'ws://93.184.216.34/',
  'data:text/plain,a',
  'javascript:alert(1)',
  'blob:http://93.184.216.34/x',
  // Credentials.
  'http://user@93.184.216.34/',
  'http://user:pass@93.184.216.34/',
  'https://93.184.216.34@127.0.0.1/',
  // Ports of other services.
  'http://93.184.216.34:22/',
  'http://93.184.216.34:25/',
  'http://93.184.216.34:110/',
  'http://93.184.216.34:445/',
  'http://93.184.216.34:587/',
  'http://93.184.216.34:2375/',
  'http://93.184.216.34:3306/',
  'http://93.184.216.34:5432/',
  'http://93.184.216.34:6379/',
  'http://93.184.216.34:9200/',
  'http://93.184.216.34:11211/',
  'http://93.184.216.34:27017/',
];

const NO_ADDRESS = ['', 'http://', 'http://[::1', 'http://a b/', 'http://93.184.216.34:99999/'];

describe('the door to the outside', () => {
  it.each(REFUSED)('does not open for %s', async (url) => {
    const outside = useOutside({ resolve });
    const error = await failureOf(outside.read({ url }, call));
    expect(error.kind).toBe('refused-address');
  });

  it.each(REFUSED)('does not let a redirect lead to %s', async (url) => {
    // A header holds no other letters.
    const location = url.replace(/[^!-~]/g, encodeURIComponent);
    const upstream = await startUpstream((_, response) => response.writeHead(302, { location }).end());
    const outside = useOutside({ allowed: [upstream.host], resolve });
    const error = await failureOf(outside.read({ url: upstream.url }, call));
    expect(error.kind).toBe('refused-address');
    expect(upstream.asked).toHaveLength(1);
  });

  it.each(NO_ADDRESS)('does not open for «%s», which is no address', async (url) => {
    const error = await failureOf(useOutside({ resolve }).read({ url }, call));
    expect(error).toMatchObject({ kind: 'refused-address', detail: 'unreadable' });
  });

  it.each(NO_ADDRESS)('says that a redirect to «%s» leads nowhere', async (url) => {
    const upstream = await startUpstream((_, response) => response.writeHead(302, { location: url }).end());
    const outside = useOutside({ allowed: [upstream.host], resolve });
    const error = await failureOf(outside.read({ url: upstream.url }, call));
    expect(error).toMatchObject({ kind: 'redirect', detail: 'unreadable' });
  });

  it('asks the host of an intranet that the operator allowed', async () => {
    const upstream = await startUpstream((_, response) => response.end('ok'));
    const outside = useOutside({ allowed: ['intranet.example'], resolve });
    const answer = await outside.read({ url: `http://intranet.example:${upstream.port}/` }, call);
    expect(answer.body.toString()).toBe('ok');
    expect(upstream.asked[0]?.headers.host).toBe(`intranet.example:${upstream.port}`);
  });

  it('allows that port alone where the operator named one', async () => {
    const upstream = await startUpstream((_, response) => response.end('ok'));
    const other = await startUpstream((_, response) => response.end('secret'));
    const outside = useOutside({ allowed: [`intranet.example:${upstream.port}`], resolve });
    await outside.read({ url: `http://intranet.example:${upstream.port}/` }, call);
    const error = await failureOf(outside.read({ url: `http://intranet.example:${other.port}/` }, call));
    expect(error.kind).toBe('refused-address');
    expect(other.asked).toHaveLength(0);
  });

  it('does not extend what is allowed to the hosts that an allowed one redirects to', async () => {
    const inside = await startUpstream((_, response) => response.end('secret'));
    const upstream = await startUpstream((_, response) => response.writeHead(302, { location: inside.url }).end());
    const outside = useOutside({ allowed: [upstream.host], resolve });
    const error = await failureOf(outside.read({ url: upstream.url }, call));
    expect(error.kind).toBe('refused-address');
    expect(inside.asked).toHaveLength(0);
  });

  it('asks the DNS once, and connects to what it judged: a name that changes its mind gains nothing', async () => {
    const upstream = await startUpstream((_, response) => response.end('first'));
    const answers = ['127.0.0.1', '127.0.0.2', '169.254.169.254'];
    const questions: string[] = [];
    const outside = useOutside({
      allowed: [`rebond.example:${upstream.port}`],
      resolve: async (hostname) => {
        questions.push(hostname);
        return [{ address: answers.shift() ?? '127.0.0.3', family: 4 }];
      },
    });
    const answer = await outside.read({ url: `http://rebond.example:${upstream.port}/` }, call);
    expect(answer.body.toString()).toBe('first');
    expect(questions).toEqual(['rebond.example']);
  });

  it('never says more of an address than its host', async () => {
    const url = 'http://127.0.0.1/flux/SECRET?apiKey=SECRET#SECRET';
    const bad = [url, 'http://u:SECRET@127.0.0.1/', 'http://exa mple/SECRET', 'gopher://127.0.0.1/SECRET'];
    for (const one of bad) {
      const error = await failureOf(useOutside({ resolve }).read({ url: one }, call));
      expect(`${error.stack} ${JSON.stringify(error)} ${Object.values(error).join()}`).not.toContain('SECRET');
      expect(error.cause).toBeUndefined();
    }
  });

  it('refuses to start with an allowed host that is none', () => {
    for (const line of ['http://intranet/', 'a b', '', 'x:y', 'user@host', '10.0.0.0/8']) {
      expect(() => useOutside({ allowed: [line] })).toThrow('n’est pas un hôte');
    }
  });
});
