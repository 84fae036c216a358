import type { ReactNode } from "react";
import { encode } from "uqr";
import "./ui.css";

/** A QR code of an address; dark on white in either mode, so that every camera reads it. */
export function QrCode({ address, label }: { address: string; label: string }): ReactNode {
  const { data, size } = encode(address, { border: 0, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <div className="qr-code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
}
