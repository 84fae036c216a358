import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { createLinksClient, linksKey } from "../../api/links-client.ts";
import { createPublishingClient } from "../../api/publishing-client.ts";
import { lookAgain } from "../../api/look-again.ts";
import { useFormDraft } from "../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../session/editor.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { SiteLink } from "#/api/links.ts";
import type { NewLink } from "#/api/links.ts";

/** Releases that a link can be made to. */
const offeredReleases = 10;

/** The links of the open site, and what can be done with them. */
export function useLinks() {
  const editor = useEditor();
  const { call, site } = editor;
  const queries = useQueryClient();
  const say = useTranslate("screens");
  const client = useMemo(() => createLinksClient(call, site.id), [call, site.id]);
  const publishing = useMemo(() => createPublishingClient(call, site.id), [call, site.id]);
  const queryKey = linksKey(site.id);
  const name = useFormDraft("share/name");
  const onSettled = () => lookAgain(queries, queryKey);
  return {
    links: useQuery({ queryKey, queryFn: () => client.links() }),
    releases: useQuery({
      queryKey: ["releases", site.id, offeredReleases],
      queryFn: () => publishing.releases(offeredReleases),
    }),
    /** Whom the next one is for, as it is typed. */
    name,
    create: useMutation({
      mutationFn: (link: NewLink) => client.create(link),
      onSuccess: (_made, link) => name.sent(link.name),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: ({ id }: SiteLink) => client.revoke(id),
      onSuccess: () => editor.toast(say("revokeLink.done")),
      onError: (error) => editor.toast(errorWords(say, error)),
      onSettled,
    }),
  };
}

/** Sets the password of a link, or removes it where that is null. */
export function useLinkPassword({ id }: SiteLink, onDone: () => void) {
  const { call, site, toast } = useEditor();
  const queries = useQueryClient();
  const t = useTranslate("share");
  return useMutation({
    mutationFn: (password: string | null) => createLinksClient(call, site.id).lock(id, password),
    onSuccess: (_done, password) => {
      toast(t(password === null ? "passwordRemoved" : "passwordSet"));
      onDone();
    },
    onSettled: () => lookAgain(queries, linksKey(site.id)),
  });
}

/** Whether whoever looks by a link may comment. */
export function useLinkComments({ id }: SiteLink) {
  const { call, site, toast } = useEditor();
  const queries = useQueryClient();
  const t = useTranslate("share");
  const say = useTranslate("screens");
  return useMutation({
    mutationFn: (takesComments: boolean) =>
      createLinksClient(call, site.id).takeComments(id, takesComments),
    onSuccess: (_done, takesComments) => toast(t(takesComments ? "commentsOn" : "commentsOff")),
    onError: (error) => toast(errorWords(say, error)),
    onSettled: () => lookAgain(queries, linksKey(site.id)),
  });
}

export type Links = ReturnType<typeof useLinks>;
