import { type ComponentType, lazy, Suspense } from 'react';

interface DrawingProps {
  readonly name: string;
  readonly size: number;
}

// A pictogram that cannot be loaded must not take the page down.
const Drawing = lazy<ComponentType<DrawingProps>>(() =>
  import('./picto-drawing.tsx').catch(() => ({ default: () => null })),
);

interface Props {
  readonly name: string;
  readonly size?: number;
}

/** A pictogram by the name that a record holds. The drawings load with the first one; its place is kept meanwhile. */
export function Picto({ name, size = 20 }: Props) {
  return (
    <span style={{ display: 'inline-block', flex: 'none', width: size, height: size, lineHeight: 0 }}>
      <Suspense fallback={null}>
        <Drawing name={name} size={size} />
      </Suspense>
    </span>
  );
}
