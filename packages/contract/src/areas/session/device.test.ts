import { describe, expect, it } from 'vitest';
import { describeDevice } from './device.ts';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge sur Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605', 'Safari sur Mac'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604',
      'Safari sur iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome sur Android'],
    ['curl/8.5.0', 'curl'],
    ['', 'Appareil inconnu'],
    ['<script>alert(1)</script>', 'Appareil inconnu'],
  ])('of %s is %s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
