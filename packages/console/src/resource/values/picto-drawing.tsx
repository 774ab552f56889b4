import { IconPhotoQuestion } from '@tabler/icons-react';
import { PICTOS } from './picto.set.ts';

const byName = new Map(PICTOS.map((entry) => [entry.name, entry]));

interface Props {
  readonly name: string;
  readonly size: number;
  /** The drawing stands beside a word that says the same, and is hidden from screen readers. */
  readonly decorative?: boolean;
}

export default function PictoDrawing({ name, size, decorative = false }: Props) {
  const { Icon, label } = byName.get(name) ?? { Icon: IconPhotoQuestion, label: `Pictogramme inconnu\u00a0: ${name}` };
  const words = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Icon size={size} stroke={1.7} {...words} />;
}
