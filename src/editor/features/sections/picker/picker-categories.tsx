import type { ReactNode } from "react";
import {
  BellRing,
  Bookmark,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  CircleQuestionMark,
  Clock,
  GalleryHorizontal,
  Grid2x2,
  Handshake,
  History,
  Images,
  LayoutGrid,
  Link2,
  Link as LinkIcon,
  ListOrdered,
  Mail,
  MapPin,
  Megaphone,
  MessageSquare,
  MessageSquareQuote,
  Newspaper,
  PanelBottom,
  PanelTop,
  SquarePlay,
  Star,
  Tag,
  Type,
  Users,
  Utensils,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslate } from "../../../words/i18n.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { categoryName } from "./category-name.ts";
import type { CategoryChoice } from "./offered-templates.ts";

/** A category without one of its own has that of all. */
const icons: Readonly<Record<string, LucideIcon>> = {
  favourites: Star,
  recent: History,
  saved: Bookmark,
  linked: Link2,
  header: PanelTop,
  announcement: BellRing,
  feature: Grid2x2,
  email: Mail,
  contact: MessageSquare,
  portfolio: Images,
  pricing: Tag,
  rsvp: CalendarCheck,
  links: LinkIcon,
  about: BookOpen,
  text: Type,
  steps: ListOrdered,
  figures: ChartColumn,
  team: Users,
  reviews: MessageSquareQuote,
  questions: CircleQuestionMark,
  logos: Handshake,
  posts: Newspaper,
  gallery: GalleryHorizontal,
  embed: SquarePlay,
  menu: Utensils,
  hours: Clock,
  events: CalendarDays,
  programme: CalendarRange,
  place: MapPin,
  action: Megaphone,
  footer: PanelBottom,
};

export interface PickerCategoriesProps {
  readonly categories: readonly { readonly category: CategoryChoice; readonly count: number }[];
  readonly value: CategoryChoice;
  readonly onChoose: (category: CategoryChoice) => void;
}

/** The kinds of sections with their numbers. */
export function PickerCategories({
  categories,
  value,
  onChoose,
}: PickerCategoriesProps): ReactNode {
  const t = useTranslate("sections");
  const own: Readonly<Record<string, string>> = {
    all: t("picker.all"),
    favourites: t("picker.favourites"),
    recent: t("picker.recent"),
    saved: t("saved.category"),
    linked: t("linked.category"),
  };
  const choices = categories.map(({ category, count }) => {
    const Icon = icons[category] ?? LayoutGrid;
    const name = own[category] ?? categoryName(category);
    return {
      value: category,
      content: (
        <>
          <Icon aria-hidden="true" />
          {name}
          <span className="num">{count}</span>
        </>
      ),
    };
  });
  return (
    <ChoiceGroup
      label={t("picker.categories")}
      className="picker-categories"
      itemClass="menu-item"
      choices={choices}
      value={value}
      onChoose={onChoose}
    />
  );
}
