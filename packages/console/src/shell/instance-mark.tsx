import { type FileValue, readFile } from '@bridge/contract';
import { addressOf } from '../api/request.ts';
import { BrandMark } from '../ui/theme/brand-mark.tsx';

interface Props {
  readonly logo: FileValue | null | undefined;
  readonly size: number;
}

/** The picture of the instance, or the one of the product. The name beside it says the same. */
export function InstanceMark({ logo, size }: Props) {
  if (!logo) return <BrandMark size={size} />;
  const src = addressOf(readFile, { params: { id: logo.id } });
  return <img src={src} alt="" height={size} style={{ maxWidth: size * 3, objectFit: 'contain' }} />;
}
