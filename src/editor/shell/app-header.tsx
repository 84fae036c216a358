import { Suspense } from "react";
import type { ReactNode } from "react";
import { Link } from "../navigation/link.tsx";
import { BrandMark } from "../ui/brand-mark.tsx";
import type { AccountProps } from "./feature.ts";
import { OfflineNote } from "./offline-note.tsx";
import { useFeatures } from "./features-context.ts";
import "./app-header.css";

export interface AppHeaderProps extends Omit<AccountProps, "account"> {
  readonly account: AccountProps["account"] | null;
  /** Behind the logo. */
  readonly children?: ReactNode;
}

/** The bar over the owner's screens. */
export function AppHeader({ account, children, ...rest }: AppHeaderProps): ReactNode {
  const features = useFeatures();
  return (
    <header className="app-header">
      <Link className="logo" to="/" aria-label="Vitrine">
        <BrandMark />
      </Link>
      {children}
      <span className="grow" />
      <OfflineNote />
      {account &&
        features.map(
          ({ name, HeaderAction }) =>
            HeaderAction && (
              <Suspense key={name}>
                <HeaderAction />
              </Suspense>
            ),
        )}
      {account &&
        features.map(
          ({ name, AccountMenu }) =>
            AccountMenu && (
              <Suspense key={name}>
                <AccountMenu account={account} {...rest} />
              </Suspense>
            ),
        )}
    </header>
  );
}
