import type { ReactNode } from "react";
import { SiteLogo, Text, useOwnTheme } from "../kit/index.ts";
import { FooterColumns, FooterLegal } from "../kit/footer-parts.tsx";

export function Footer(): ReactNode {
  return (
    <footer className="footer" {...useOwnTheme()}>
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__about">
            <SiteLogo />
            <Text of="about" as="p" className="text" />
          </div>
          <FooterColumns />
        </div>
        <FooterLegal />
      </div>
    </footer>
  );
}
