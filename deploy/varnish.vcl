vcl 4.1;

# A cache before published sites, for Varnish 7 (Debian 12). Vitrine tells it what to forget:
#   CACHE_PURGE=varnish://SECRET@127.0.0.1:6081
# and this file reads the same secret from the environment of varnishd, as PURGE_SECRET.
# Visitors come by TLS from a proxy such as Caddy, which passes the Host header on.

import std;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 130s;
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
    if (req.method == "BAN") {
        if (std.getenv("PURGE_SECRET") == "" || req.http.X-Purge-Secret != std.getenv("PURGE_SECRET")) {
            return (synth(405));
        }
        if (req.http.Surrogate-Key !~ "^[a-z]+-[0-9]+$") {
            return (synth(400));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
        return (synth(200));
    }
    unset req.http.X-Purge-Secret;
    # the API, forms, events of the editor and previews are nobody else's
    if (req.url ~ "^/api/" || (req.method != "GET" && req.method != "HEAD") || req.http.host ~ "(?i)^preview--") {
        return (pipe);
    }
    # who entered a password sees what others don't
    if (req.http.Cookie ~ "(^|; ?)open-") {
        return (pass);
    }
    unset req.http.Cookie;
    return (hash);
}

sub vcl_pipe {
    # what follows on the connection may be for the cache
    set bereq.http.Connection = "close";
}

sub vcl_backend_response {
    # what has no key is never told to be forgotten
    if (beresp.http.Surrogate-Key && beresp.status < 500 && beresp.http.Cache-Control !~ "private|no-store") {
        set beresp.ttl = 1d;
        # while the server is away, visitors see what was there
        set beresp.grace = 1d;
    } else {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
}
