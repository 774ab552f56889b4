const MOST_TAGS = 100;

/** The name inside a colour profile, or null when there is none. */
export function nomDuProfil(icc: Buffer): string | null {
  if (icc.length < 132 || icc.toString('latin1', 36, 40) !== 'acsp') return null;
  const count = Math.min(icc.readUInt32BE(128), MOST_TAGS);
  for (let rang = 0; rang < count && 132 + rang * 12 + 12 <= icc.length; rang += 1) {
    const entry = 132 + rang * 12;
    if (icc.toString('latin1', entry, entry + 4) !== 'desc') continue;
    const at = icc.readUInt32BE(entry + 4);
    return at + 28 <= icc.length ? description(icc, at) : null;
  }
  return null;
}

function description(icc: Buffer, at: number): string | null {
  const kind = icc.toString('latin1', at, at + 4);
  if (kind === 'desc') {
    const length = icc.readUInt32BE(at + 8);
    return icc.toString('latin1', at + 12, Math.min(at + 11 + length, icc.length)) || null;
  }
  if (kind !== 'mluc') return null;
  const [length, start] = [icc.readUInt32BE(at + 20), at + icc.readUInt32BE(at + 24)];
  const text = Buffer.from(icc.subarray(start, Math.min(start + length, start + 200)));
  return text.length % 2 === 0 ? text.swap16().toString('utf16le') || null : null;
}
