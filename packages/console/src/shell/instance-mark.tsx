import { type FileValue, readFile } from '@bridge/contract';
import { addressOf } from '../api/request.ts';
import { BrandMark } from '../ui/theme/brand-mark.tsx';

interface Props {
  readonly logo: FileValue | null | undefined;
  readonly size: number;
}

/** The logo of the instance, or that of the product, hidden from screen readers: the name beside it says the same. */
export function InstanceMark({ logo, size }: Props) {
  if (!logo) return <BrandMark size={size} />;
  const src = addressOf(readFile, { params: { id: logo.id } });
  return <img src={src} alt="" height={size} style={{ maxWidth: size * 3, objectFit: 'contain' }} />;
}
