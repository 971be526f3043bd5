import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

const QUIET_MODULES = 3;
const SIZE_PX = 196;

/** Dark on light in either scheme: many apps cannot read the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={SIZE_PX}
      height={SIZE_PX}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} rx={1.5} fill="#fff" />
      <path d={path} fill="#10231e" />
    </svg>
  );
}
