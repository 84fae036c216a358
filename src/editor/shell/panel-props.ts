/** What the frame hands to a panel. */
export interface PanelProps {
  readonly onClose: () => void;
}
